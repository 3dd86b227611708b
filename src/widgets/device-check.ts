/** The user's choice to have their device confirm payments (decision 96). */
export interface DeviceCheck {
  needed: boolean;
  /** Runs the device check; rejects if it fails. Only called if `needed`. */
  check: () => Promise<void>;
}
