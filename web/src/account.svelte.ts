/** Who the reader is to the server: a guest, or somebody with an account. */
import { api } from './net/api';
import { settings } from './settings.svelte';

let name = $state('');
let asked: Promise<void> | null = null;

export const account = {
  /** Empty for a guest. */
  get name(): string {
    return name;
  },
  /** Asks the server once. */
  know(): Promise<void> {
    asked ??= api.me().then(
      (me) => {
        name = me.name;
      },
      () => {
        asked = null;
      },
    );
    return asked;
  },
  async enter(way: 'signIn' | 'signUp', wanted: string, password: string): Promise<void> {
    name = (await api[way]({ name: wanted, password })).name;
    settings.name ||= name;
  },
  async leave(): Promise<void> {
    await api.signOut();
    name = '';
  },
  async leaveEverywhere(): Promise<void> {
    await api.signOutEverywhere();
    name = '';
  },
  async changePassword(old: string, fresh: string): Promise<void> {
    await api.changePassword({ old, new: fresh });
  },
  /** Deletes the account, and everything of it. */
  async remove(password: string): Promise<void> {
    await api.deleteAccount({ password });
    name = '';
  },
};
