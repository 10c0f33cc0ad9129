/** Where a lesson stands: pure counting over its steps. The decisions taken so far say how far it has come. */
import type { Lesson, LessonStep } from '../wire';

/** What is told and done between one decision and the next. */
export function stretch(lesson: Pick<Lesson, 'steps'>, position: number): LessonStep[] {
  let taken = 0;
  const found: LessonStep[] = [];
  for (const step of lesson.steps) {
    if (taken === position) found.push(step);
    if (step.action !== null) taken += 1;
    if (taken > position) break;
  }
  return found;
}

/** The number of decisions that are scripted. */
export function scripted(lesson: Pick<Lesson, 'steps'>): number {
  return lesson.steps.filter((step) => step.action !== null).length;
}

/** How many words were told before this step, and how many there are. */
export function progress(lesson: Pick<Lesson, 'steps'>, step: LessonStep | undefined): { at: number; of: number } {
  const told = lesson.steps.filter((s) => s.tell);
  const reached = step ? lesson.steps.indexOf(step) : lesson.steps.length - 1;
  return { at: told.filter((s) => lesson.steps.indexOf(s) <= reached).length, of: told.length };
}
