/** The server's HTTP side, typed. */
import type {
  Account,
  Analysis,
  BeginCampaign,
  BuySkill,
  CampaignFile,
  CampaignInfo,
  CampaignResult,
  ChangePassword,
  Command,
  CreateTable,
  Credentials,
  DeleteAccount,
  Description,
  Error as WireError,
  Evaluation,
  GameInfo,
  Lesson,
  MyTables,
  Notify,
  PlayFrom,
  Progress,
  PushKey,
  Quiet,
  Ratings,
  Replay,
  Report,
  Reported,
  Riddle,
  RiddleAnswer,
  RiddleHall,
  RiddleList,
  RiddleTry,
  RiddleWhy,
  SeatTaken,
  SeatWish,
  TableCreated,
  TableInfo,
  TableList,
  TableState,
  TakeSeat,
} from '../wire';

/** An answer that is not what was asked for: the server's reason, and in how many seconds to ask again (0: never). */
export class Failed extends Error {
  constructor(
    readonly reason: string,
    readonly retry = 0,
  ) {
    super(reason);
  }
}

/** The server's answer, whatever it says; without one it is away. */
export function request(path: string, init?: RequestInit): Promise<Response> {
  return fetch(path, init).catch(() => {
    throw new Failed('away');
  });
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await request(path, init);
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const body = (await answer.json().catch(() => ({ reason: 'internal' }))) as Partial<WireError>;
  throw new Failed(body.reason ?? 'internal', Number(answer.headers.get('retry-after') ?? 0));
}

function send<T>(path: string, body: unknown, token = '', method = 'POST'): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  return ask<T>(path, { method, headers, body: JSON.stringify(body) });
}

export const api = {
  games: () => ask<GameInfo[]>('/api/games'),
  /** How others in the network reach the server's machine; empty where only itself can, or others ask. */
  addresses: () => ask<string[]>('/api/addresses'),
  lesson: (game: string) => ask<Lesson>(`/api/games/${game}/lesson`),
  tables: () => ask<TableList>('/api/tables'),
  table: (id: string) => ask<TableInfo>(`/api/tables/${id}`),
  create: (wanted: CreateTable) => send<TableCreated>('/api/tables', wanted),
  sit: (id: string, wanted: TakeSeat) => send<SeatTaken>(`/api/tables/${id}/seats`, wanted),
  setSeat: (id: string, host: string, seat: number, wanted: unknown) =>
    send<TableInfo>(`/api/tables/${id}/seats/${seat}`, wanted, host, 'PUT'),
  start: (id: string, host: string) => send<TableInfo>(`/api/tables/${id}/start`, {}, host),
  command: (id: string, token: string, wish: Command) => send<unknown>(`/api/tables/${id}/commands`, wish, token),
  handOver: (id: string, host: string, seat: number) => send<TableInfo>(`/api/tables/${id}/host`, { seat }, host),
  sayOfSeat: (id: string, tokens: readonly string[], wish: SeatWish) =>
    send<TableInfo>(`/api/tables/${id}/me`, wish, tokens.join(), 'PUT'),
  close: (id: string, host: string) => send<TableInfo>(`/api/tables/${id}/close`, {}, host),
  /** The file of a game that is over, or that was closed since its rules are gone. */
  save: async (id: string, tokens: readonly string[]): Promise<Blob> => {
    const answer = await request(`/api/tables/${id}/save`, { headers: { authorization: `Bearer ${tokens.join()}` } });
    if (!answer.ok) throw new Failed('wrong-state');
    return answer.blob();
  },
  leave: (id: string, tokens: readonly string[]) => send<TableInfo>(`/api/tables/${id}/leave`, {}, tokens.join()),
  rematch: (id: string, token: string) => send<TableCreated>(`/api/tables/${id}/rematch`, {}, token),
  playFrom: (id: string, wish: PlayFrom) => send<TableCreated>(`/api/tables/${id}/play-from`, wish),
  replay: (id: string, seenBy: string, first: number, count: number) =>
    ask<Replay>(`/api/tables/${id}/replay?seen_by=${seenBy}&first=${first}&count=${count}`),
  description: (id: string, tokens: readonly string[], language: string) =>
    ask<Description>(`/api/tables/${id}/description?language=${language}`, {
      headers: { authorization: `Bearer ${tokens.join()}` },
    }),
  analysis: (id: string) => ask<Analysis>(`/api/tables/${id}/analysis`),
  analyse: (id: string) => send<Analysis>(`/api/tables/${id}/analysis`, {}),
  /** A moment of a finished game as it stood for the seat that decided there. */
  position: async (id: string, at: number) => (await ask<TableState>(`/api/tables/${id}/position?at=${at}`)).update,
  riddles: () => ask<RiddleHall>('/api/riddles'),
  riddleList: (game: string) => ask<RiddleList>(`/api/riddles/${game}`),
  riddle: (game: string, name: string) => ask<Riddle>(`/api/riddles/${game}/${name}`),
  answerRiddle: (game: string, name: string, wish: RiddleTry) =>
    send<RiddleAnswer>(`/api/riddles/${game}/${name}`, wish),
  riddleWhy: (game: string, name: string, language: string) =>
    ask<RiddleWhy>(`/api/riddles/${game}/${name}/why?language=${language}`),
  evaluation: (id: string) => ask<Evaluation>(`/api/tables/${id}/evaluation`),
  ratings: (game: string) => ask<Ratings>(`/api/ratings/${game}`),
  progress: () => ask<Progress>('/api/me/progress'),
  mine: () => ask<MyTables>('/api/me/tables'),
  me: () => ask<Account>('/api/me'),
  signIn: (wish: Credentials) => send<Account>('/api/sessions', wish),
  signUp: (wish: Credentials) => send<Account>('/api/accounts', wish),
  signOut: () => ask<Account>('/api/sessions', { method: 'DELETE' }),
  signOutEverywhere: () => ask<Account>('/api/me/sessions', { method: 'DELETE' }),
  changePassword: (wish: ChangePassword) => send<Account>('/api/me/password', wish),
  deleteAccount: (wish: DeleteAccount) => send<Account>('/api/me/delete', wish),
  /** A new key for the own seat, for somebody who is signed in. */
  comeBack: (id: string) => send<SeatTaken>(`/api/tables/${id}/token`, {}),
  pushKey: () => ask<PushKey>('/api/push-key'),
  notify: (id: string, tokens: readonly string[], wish: Notify) =>
    send<TableInfo>(`/api/tables/${id}/notify`, wish, tokens.join(), 'PUT'),
  quiet: (id: string, wish: Quiet) => send<TableInfo>(`/api/tables/${id}/quiet`, wish),
  report: (id: string, tokens: readonly string[], wish: Report) =>
    send<Reported>(`/api/tables/${id}/reports`, wish, tokens.join()),
  beginCampaign: (wish: BeginCampaign) => send<CampaignInfo>('/api/campaigns', wish),
  openCampaign: (wish: CampaignFile) => send<CampaignInfo>('/api/campaigns/open', wish),
  buySkill: (wish: BuySkill) => send<CampaignInfo>('/api/campaigns/buy', wish),
  enterGame: (wish: CampaignResult) => send<CampaignInfo>('/api/campaigns/result', wish),
  rules: async (language: string, game: string): Promise<string> => {
    const answer = await request(`/rules/${language}/${game}.md`);
    return answer.ok ? answer.text() : '';
  },
};
