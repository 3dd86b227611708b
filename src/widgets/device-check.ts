/** A person's choice to have their device confirm payments (decision 96). */
export interface DeviceCheck {
  needed: boolean;
  /** Lets the device check its person; rejects when it did not. Only called where it is needed. */
  check: () => Promise<void>;
}
