// What is told of somebody to whoever runs the server.
import { useId, useState } from 'preact/hooks';
import { messageOf } from '../lobby/store';
import { message, type Message } from '../text/message';
import { say } from '../text/say';
import { Button } from '../ui/parts';
import { report, reportReasons, type ReportReason } from './blocked';

interface ReportProps {
  readonly table: string;
  readonly code: string | null;
  readonly person: string;
  readonly onClose: () => void;
}

const longest = 1000; // bytes, as the server counts them

export function ReportForm({ table, code, person, onClose }: ReportProps) {
  const [reason, setReason] = useState<ReportReason>('insults');
  const [words, setWords] = useState('');
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [problem, setProblem] = useState<Message | null>(null);
  const field = useId();
  const send = async () => {
    setState('sending');
    const said = words.trim().replace(/\s+/g, ' '); // one line: there are no control characters in it
    try {
      await report(table, code, { person, reason, ...(said && { words: said }) });
      setState('sent');
    } catch (failure) {
      setProblem(messageOf(failure));
      setState('writing');
    }
  };
  if (state === 'sent') {
    return (
      <>
        <p role="status">{say(message('report.sent'))}</p>
        <Button label={message('close')} main onClick={onClose} />
      </>
    );
  }
  return (
    <form
      class="report-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{say(message('report.what'))}</p>
      <fieldset>
        <legend>{say(message('report.reason'))}</legend>
        {reportReasons.map((one) => (
          <label key={one} class="tick">
            <input type="radio" name={field} checked={one === reason} onChange={() => setReason(one)} />
            <span>{say(message(`report.${one}`))}</span>
          </label>
        ))}
      </fieldset>
      <label class="report-words">
        <span>{say(message('report.words'))}</span>
        <textarea rows={3} value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      {problem && (
        <p class="problem" role="alert">
          {say(problem)}
        </p>
      )}
      <div class="report-actions">
        <Button
          label={message('report.send')}
          main
          submit
          disabled={state === 'sending' || new TextEncoder().encode(words.trim()).length > longest}
        />
        <Button label={message('report.cancel')} quiet onClick={onClose} />
      </div>
    </form>
  );
}
