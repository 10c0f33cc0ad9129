/** Puts words on the clipboard, also where a page that came by plain http has none; false where the browser will not. */
export async function copyText(text: string): Promise<boolean> {
  if (isSecureContext) {
    try {
      // eslint-disable-next-line no-restricted-syntax -- asked for above
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // forbidden: try the old way
    }
  }
  return copySelected(text);
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'hidden-words';
  field.readOnly = true;
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
