/** What stands on a card's face besides its name. */
import type { GlyphName } from '../../draw/glyphs';
import type { CardFace } from './view';

/** The ink of a card's head. */
export const GROUND_OF_KIND: Record<string, 'a' | 'b' | 'c'> = { battle: 'a', quest: 'c' };
/** What a card's figure counts: strength of a battle card, Glory of a quest, Rage of anything else. */
export const FIGURE_OF_KIND: Record<string, GlyphName> = { battle: 'shield', quest: 'glory' };

export function figureOf(card: string, face: CardFace | undefined): string {
  if (!face) return '';
  if (face.kind === 'battle') return card === 'heimdalls_sight' ? '+X' : `+${face.bonus}`;
  return String(face.kind === 'quest' ? face.glory : face.cost);
}
