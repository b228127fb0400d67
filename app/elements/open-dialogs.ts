import { isIn } from './moving-element.ts'

/**
 * Opens dialogs by their buttons (`command`) and closes them by a press beside them (`closedby`), in
 * browsers that do not do so themselves.
 */
export function openDialogs(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype))
    document.addEventListener('click', open)
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', close)
}

function open({ target }: Event): void {
  const button = isIn('button[command=show-modal]', target)
  const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '')
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** What a dialog contains fills it: a press on the dialog itself is one beside it. */
function close({ target }: Event): void {
  if (target instanceof HTMLDialogElement && target.matches('[closedby=any]')) target.close()
}
