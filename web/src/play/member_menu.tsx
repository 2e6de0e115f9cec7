// What one can do about somebody at the table: behind their name, at their seat and in the chat.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { message } from '../text/message';
import { say } from '../text/say';
import type { Model } from '../table/model';
import { trying } from '../lobby/store';
import { place } from '../router';
import { Button, Dialog } from '../ui/parts';
import { block, isBlocked } from './blocked';
import { isMuted, mute } from './muted';
import { ReportForm } from './report_form';
import type { Session } from './session/session';

interface Member {
  readonly person: string;
  readonly name: string;
}

interface MenuProps extends Member {
  readonly session: Session;
  readonly model: Model;
  readonly onClose: () => void;
}

// Who has a seat is told the invitation; who only looks on came with it, or needs none.
export function codeOf(model: Model): string | null {
  const at = place.peek();
  return model.info.code ?? (at.screen === 'table' ? at.code : null);
}

function Menu({ session, model, person, name, onClose }: MenuProps) {
  const { phase, owner, seats } = model.state;
  const { id } = model.info;
  const [sure, setSure] = useState(false);
  const [reporting, setReporting] = useState(false);
  const code = codeOf(model);
  const blocked = isBlocked(person);
  const seated = seats.some((seat) => seat.person === person);
  const silent = isMuted(person);
  // A seat in a game that goes on is nobody's to take away.
  const removable = owner && (phase === 'open' || !seated);
  const remove = () => {
    void session.command('remove', { person }).catch(() => undefined);
    onClose();
  };
  if (reporting) {
    return (
      <Dialog title={message('report', { name })} onClose={onClose}>
        <ReportForm table={id} code={code} person={person} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={message('member', { name })} onClose={onClose}>
      <div class="member-actions">
        <Button
          label={message(silent ? 'member.unmute' : 'member.mute')}
          onClick={() => {
            mute(person, !silent);
            onClose();
          }}
        />
        <p class="note">{say(message('member.mute.help'))}</p>
        <Button
          label={message(blocked ? 'member.unblock' : 'member.block')}
          onClick={() => {
            void trying(() => block(id, code, person, !blocked));
            onClose();
          }}
        />
        <p class="note">{say(message('member.block.help'))}</p>
        <Button label={message('member.report')} onClick={() => setReporting(true)} />
        <p class="note">{say(message('member.report.help'))}</p>
        {removable && (
          <>
            <Button
              label={message(sure ? 'member.remove.sure' : 'member.remove')}
              onClick={sure ? remove : () => setSure(true)}
            />
            <p class="note">{say(message('member.remove.help'))}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

interface MemberNameProps {
  readonly session: Session;
  readonly model: Model;
  readonly member: { readonly person?: string; readonly you?: boolean };
  readonly name: string;
  readonly class?: string;
  readonly children?: ComponentChildren; // what is shown instead of the name
}

// A name that opens the menu; one's own, a bot's and an automatic opponent's are only names.
export function MemberName({ session, model, member, name, children, ...props }: MemberNameProps) {
  const [open, setOpen] = useState(false);
  const { person, you } = member;
  const own = you === true || model.state.seats.some((seat) => seat.you && seat.person === person);
  const shown = <bdi>{children ?? name}</bdi>; // whatever direction it is written in, it stays in its place
  if (person === undefined || own) return <span class={props.class}>{shown}</span>;
  return (
    <>
      <button
        type="button"
        class={`member-name ${props.class ?? ''}`}
        aria-haspopup="dialog"
        title={say(message('member', { name }))}
        onClick={() => setOpen(true)}
      >
        {shown}
      </button>
      {open && <Menu session={session} model={model} person={person} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
