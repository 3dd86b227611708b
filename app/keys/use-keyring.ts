import { useEffect, useState } from 'react';

import type { KeyActions } from '#screens/key-management/device-keys.ts';
import type { Vault } from '#wallet/keys/vault-record.ts';

import { saveFile } from '../device.ts';
import { openKeyRoom, type RemoteKeyRoom } from './remote-key-room.ts';
import { createVaultStore, type KeyOwner } from './vault-store.ts';

const vaults = createVaultStore(localStorage);

/** A person's keys on this device for as long as the screen is open: leaving it locks them. */
export function useKeyring(owner: KeyOwner): {
  vault: Vault | null;
  locked: boolean;
  actions: Omit<KeyActions, 'onCopy'>;
} {
  const [vault, setVault] = useState(() => vaults.read(owner));
  const [locked, setLocked] = useState(true);
  const [keyRoom] = useState(createKeyRoomOnDemand);
  useEffect(() => keyRoom.lock, [keyRoom]);

  function keep(next: Vault) {
    vaults.save(next, owner);
    setVault(next);
    setLocked(false);
  }

  return {
    vault,
    locked,
    actions: {
      async onUnlock(password) {
        if (vault === null) return 'damaged';
        const problem = await keyRoom.room().unlock(vault, password);
        if (problem === undefined) setLocked(false);
        return problem;
      },
      onRevealPhrase: () => keyRoom.room().revealSecretPhrase(),
      onRevealPrivateKey: () => keyRoom.room().revealSecretPrivateKey(),
      async onBackup(password) {
        const { fileName, text, timestamp } = await keyRoom.room().backUp(password, new Date());
        saveFile(fileName, text, 'application/json');
        if (vault) keep({ ...vault, lastBackup: timestamp });
      },
      onInspect: (input) => keyRoom.room().inspect(input),
      async onGenerate(password) {
        keep(await keyRoom.room().generate(password, new Date()));
      },
      async onRestore(input, password) {
        const outcome = await keyRoom.room().restore(input, password, new Date());
        if ('problem' in outcome) return outcome;
        keep(outcome.vault);
        return { restored: outcome.vault };
      },
    },
  };
}

/** The room is opened when it is first needed, and anew after it was locked. */
function createKeyRoomOnDemand() {
  let open: ReturnType<typeof openKeyRoom> | undefined;
  return {
    room(): RemoteKeyRoom {
      open ??= openKeyRoom();
      return open.room;
    },
    lock: () => {
      open?.lock();
      open = undefined;
    },
  };
}
