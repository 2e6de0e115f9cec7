// What is known of a guest: to be taken along, and to be deleted.
import { useState } from 'preact/hooks';
import { trying } from '../lobby/store';
import { messagesOf } from '../text/message';
import { say } from '../text/say';
import { Button, Dialog } from '../ui/parts';
import { save } from '../ui/save';
import * as api from './api';
import { Part } from './you_page';

const text = messagesOf('you');

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const forget = async () => {
    setBusy(true);
    // Who is here from then on is somebody new: the page begins anew.
    if (await trying(api.forgetMe)) location.replace('/');
    else onClose();
  };
  return (
    <Dialog title={text('delete.sure')} onClose={onClose}>
      <ul class="you-list">
        {['games', 'name', 'said', 'devices', 'ever'].map((what) => (
          <li key={what}>{say(text(`delete.${what}`))}</li>
        ))}
      </ul>
      <div class="new-actions">
        <Button label={text('delete.yes')} main disabled={busy} onClick={() => void forget()} />
        <Button label={text('delete.no')} quiet onClick={onClose} />
      </div>
    </Dialog>
  );
}

export function DataPart() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const takeAlong = async () => {
    setBusy(true);
    const known = await trying(api.known);
    if (known) save('orrery-you.json', known);
    setBusy(false);
  };
  return (
    <Part title={text('data')}>
      <p class="quiet">{say(text('data.help'))}</p>
      <div class="you-actions">
        <Button label={text('export')} icon="download" disabled={busy} onClick={() => void takeAlong()} />
        <Button label={text('delete')} quiet onClick={() => setAsking(true)} />
      </div>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </Part>
  );
}
