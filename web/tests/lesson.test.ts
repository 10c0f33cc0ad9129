import { describe, expect, it } from 'vitest';
import { progress, scripted, stretch } from '../src/learn/lesson';
import type { LessonStep } from '../src/wire';

const tell = (word: string): LessonStep => ({ tell: word, at: [], seat: 0, action: null });
const play = (action: number, seat = 0, word = ''): LessonStep => ({ tell: word, at: [], seat, action });
const lesson = { steps: [tell('goal'), play(3, 0, 'first'), play(7, 1), tell('then'), play(4), tell('end')] };

describe('a lesson', () => {
  it('tells what comes before a decision, and the decision', () => {
    expect(stretch(lesson, 0).map((s) => s.tell)).toEqual(['goal', 'first']);
    expect(stretch(lesson, 1).map((s) => s.action)).toEqual([7]);
    expect(stretch(lesson, 2).map((s) => s.tell)).toEqual(['then', '']);
  });
  it('ends with words after the last decision', () => {
    expect(stretch(lesson, scripted(lesson)).map((s) => s.tell)).toEqual(['end']);
    expect(stretch(lesson, scripted(lesson) + 1)).toEqual([]);
  });
  it('counts what was told', () => {
    expect(progress(lesson, lesson.steps[1])).toEqual({ at: 2, of: 4 });
    expect(progress(lesson, undefined)).toEqual({ at: 4, of: 4 });
  });
});
