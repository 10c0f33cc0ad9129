/** The one table of boards. A game that is not listed is drawn by the plain board. */
import type { Face } from './contract';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each face knows the type of its own game's view
type AnyFace = Face<any>;

const FACES: Record<string, () => Promise<{ default: AnyFace }>> = {
  'blood-rage': () => import('./blood-rage'),
  'champions-of-midgard': () => import('./champions-of-midgard'),
  asgard: () => import('./asgard'),
  yggdrasil: () => import('./yggdrasil'),
  'yggdrasil-chronicles': () => import('./yggdrasil-chronicles'),
};

export async function face(game: string): Promise<AnyFace> {
  const load = FACES[game] ?? (() => import('./plain'));
  return (await load()).default;
}
