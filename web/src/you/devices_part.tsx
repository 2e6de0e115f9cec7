// The browsers of a guest: which there are, ending one, inviting another.
import { useEffect, useState } from 'preact/hooks';
import { trying } from '../lobby/store';
import { addressOf } from '../router';
import { messagesOf } from '../text/message';
import { language, say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button, Dialog } from '../ui/parts';
import { ShareLink } from '../ui/share_link';
import * as api from './api';
import { Part } from './you_page';

const text = messagesOf('you');

// The day alone is kept.
function day(at: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  return format.format(-Math.max(0, Math.floor((Date.now() - at) / 86_400_000)), 'day');
}

const labelOf = (device: api.Device): string => device.label || say(text('device.unknown'));

function DeviceLine({ device, onEnd }: { device: api.Device; onEnd?: () => void }) {
  const name = `device-${device.id}`;
  return (
    <li class="device-line">
      <Icon name="device" size={28} />
      <span class="device-name">
        <strong id={name}>{labelOf(device)}</strong>
        <span class="quiet">
          {say(device.here ? text('device.here') : text('device.seen', { day: day(device.seen) }))}
        </span>
      </span>
      {onEnd && <Button label={text('device.end')} quiet describedBy={name} onClick={onEnd} />}
    </li>
  );
}

function EndDialog({ device, onEnd, onClose }: { device: api.Device; onEnd: () => void; onClose: () => void }) {
  return (
    <Dialog title={text('device.end.sure', { device: labelOf(device) })} onClose={onClose}>
      <p>{say(text(device.here ? 'device.end.here' : 'device.end.help'))}</p>
      <div class="new-actions">
        <Button label={text('device.end')} main onClick={onEnd} />
        <Button label={text('keep')} quiet onClick={onClose} />
      </div>
    </Dialog>
  );
}

function LinkShown({ link }: { link: api.Link }) {
  const address = new URL(addressOf({ screen: 'link', token: link.token }), location.href).href;
  const until = new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(link.until);
  return (
    <ShareLink address={address} label={text('link.address')}>
      <p>{say(text('link.how'))}</p>
      <p class="quiet">{say(text('link.until', { until }))}</p>
    </ShareLink>
  );
}

export function DevicesPart() {
  const [devices, setDevices] = useState<readonly api.Device[]>([]);
  const [link, setLink] = useState<api.Link | null>(null);
  const [ending, setEnding] = useState<api.Device | null>(null);
  useEffect(() => {
    void trying(api.devices).then((list) => list && setDevices(list));
  }, []);
  const end = async (device: api.Device) => {
    setEnding(null);
    const left = await trying(() => api.endDevice(device.id));
    if (left && device.here) location.assign('/');
    else if (left) setDevices(left);
  };
  const invite = async () => setLink(await trying(api.makeLink));
  const several = devices.length > 1;
  return (
    <Part title={text('devices')}>
      <p class="quiet">{say(text('devices.help'))}</p>
      <ul class="device-lines">
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} {...(several && { onEnd: () => setEnding(device) })} />
        ))}
      </ul>
      {link ? (
        <LinkShown link={link} />
      ) : (
        <div>
          <Button label={text('link.make')} icon="plus" onClick={() => void invite()} />
        </div>
      )}
      {ending && <EndDialog device={ending} onEnd={() => void end(ending)} onClose={() => setEnding(null)} />}
    </Part>
  );
}
