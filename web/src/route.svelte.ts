/** Where the reader is: the part of the address after `#`. */

export interface Route {
  /** `['table', 'abc']` for `#/table/abc`. */
  path: string[];
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return { path: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

let current = $state.raw(parse(location.hash));
addEventListener('hashchange', () => {
  current = parse(location.hash);
});

export const route = {
  get path(): string[] {
    return current.path;
  },
  get query(): URLSearchParams {
    return current.query;
  },
};

export function go(to: string): void {
  location.hash = to;
}
