// The way into a guided first game: one that was begun goes on, otherwise a new one is opened.
import { lists, openLesson } from '../lobby/api';
import { games, trying } from '../lobby/store';
import { go } from '../router';
import { noteOffered, takeUp } from './memory';

export const hasGuide = (game: string): boolean => games.value.some(({ id, lesson }) => id === game && lesson);

async function begun(game: string): Promise<string | undefined> {
  const { mine } = await lists();
  return mine.find(({ game: of, lesson }) => of === game && lesson && !lesson.departed && lesson.done < lesson.length)
    ?.table;
}

export async function openGuide(game: string): Promise<void> {
  noteOffered(game);
  const table = await trying(async () => (await begun(game)) ?? (await openLesson(game)).table);
  if (!table) return;
  takeUp(table);
  go({ screen: 'table', id: table, code: null });
}
