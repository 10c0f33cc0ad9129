/** "Your turn" on this device, by web push, where the server has keys and the browser can. */
import { api, Failed } from './net/api';
import { page } from './words/page.svelte';

/** Why this browser cannot be told (there are words for it, `notify-REASON`); null if it can. */
export function hindrance(): 'no-https' | 'no-browser' | null {
  if (!isSecureContext) return 'no-https';
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window ? null : 'no-browser';
}

/** Subscribes this browser for the seats of a table; fails with a reason that has words (`notify-REASON`). */
export async function pushTo(table: string, tokens: readonly string[], game: string): Promise<void> {
  const { key } = await api.pushKey();
  if (!key) throw new Failed('no-keys');
  if ((await Notification.requestPermission()) !== 'granted') throw new Failed('not-permitted');
  const words = new URLSearchParams({ title: page.say('notify-title'), body: page.say('notify-body', { game }) });
  // eslint-disable-next-line no-restricted-syntax -- asked for above
  const worker = await navigator.serviceWorker.register(`/worker.js?${words}`);
  let push: PushSubscription;
  try {
    push = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Failed('no-service');
  }
  await api.notify(table, tokens, { push: push.toJSON() as Record<string, unknown> });
}

/** Lets the page be installed, and open without a line. Where "your turn" was asked for, its worker does both. */
export async function keepOffline(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (!(await serviceWorker.getRegistration())) await serviceWorker.register('/worker.js');
}
