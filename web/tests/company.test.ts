// Who may sit with whom, and who hears whom: by touch, on a phone.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openHouse } from './house';

const { come } = openHouse();
const phone = { size: [390, 844], touch: true } as const;

async function openPublicTable(page: Page): Promise<string> {
  await page.selectOption('.seat-wish:nth-of-type(2) select', 'open');
  await page.tap('details summary');
  await page.tap('.tick:has-text("Everybody may find") input');
  await page.tap('.new-actions .main');
  return new URL(await page.inputValue('.invitation input')).pathname;
}

it('a guest is muted, the chat is switched off, and who is sent away stays away', async () => {
  const [ada, ben] = await Promise.all([come(phone), come(phone)]);
  const mine = await ada.page('/new/cosmogenesis');
  const theirs = await ben.page(await openPublicTable(mine));
  await theirs.tap('.seat-line .main');
  await theirs.waitForSelector('.seat-line:has-text("(you)")');
  expect(await theirs.$$('.seat-line .main')).toEqual([]); // one seat each
  await theirs.fill('.chat-form input', 'buy my stars');
  await theirs.press('.chat-form input', 'Enter');

  const line = '.chat-lines li';
  await mine.waitForSelector(`${line}:has-text("buy my stars")`);
  await mine.tap(`${line} .member-name`);
  await mine.waitForSelector('.member-actions');
  await mine.screenshot({ path: 'shots/member-menu.png' });
  await mine.tap('.member-actions .button:has-text("Mute")');
  await mine.waitForSelector(`${line}:has-text("(muted)")`);
  expect(await mine.textContent('.chat-lines')).not.toContain('buy my stars');
  await mine.reload();
  await mine.waitForSelector(`${line}:has-text("(muted)")`); // the browser remembers it

  await mine.tap('.chat-switch');
  await theirs.waitForSelector('.chat-off');
  await theirs.screenshot({ path: 'shots/chat-off.png', fullPage: true });

  await mine.tap('.seat-line .member-name');
  await mine.tap('.member-actions .button:has-text("Send away")');
  await mine.tap('.member-actions .button:has-text("Really")');
  await theirs.waitForSelector('.seat-line .main');
  await theirs.tap('.seat-line .main');
  await theirs.waitForSelector('.notice:has-text("sent you away")');
  await theirs.screenshot({ path: 'shots/sent-away.png' });
  expect([...ada.problems, ...ben.problems]).toEqual([]);
  await Promise.all([ada.leave(), ben.leave()]);
});

it('the lobby shows more tables when somebody wants them', async () => {
  const [ada, cleo] = await Promise.all([come(phone), come(phone)]);
  for (const opener of [ada, cleo]) {
    const page = await opener.page('/');
    await page.evaluate(async () => {
      for (let i = 0; i < 13; i += 1)
        await fetch('/api/tables', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            id: `o${i}`,
            game: 'cosmogenesis',
            public: true,
            seats: [{ you: true }, { open: true }],
          }),
        });
    });
  }
  const ben = await come(phone);
  const lobby = await ben.page('/');
  const lines = '.tables:has-text("Open tables") .table-line';
  await lobby.waitForSelector(lines);
  expect(await lobby.$$(lines)).toHaveLength(20);
  await lobby.tap('.tables:has-text("Open tables") > .button');
  await lobby.waitForSelector('li:nth-child(25) .table-line');
  await lobby.locator('.tables:has-text("Open tables")').screenshot({ path: 'shots/lobby-more.png' });
  expect([...ada.problems, ...ben.problems]).toEqual([]);
  await Promise.all([ada.leave(), ben.leave(), cleo.leave()]);
});
