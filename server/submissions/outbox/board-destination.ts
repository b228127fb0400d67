import type { Boards } from '#domain/records/enquiries.ts'
import type { FormFields } from '#domain/records/form-fields.ts'
import { boardItem } from '#domain/submission/board-item.ts'
import { dayIn } from '#domain/texts/days.ts'
import type { Destination, Parcel } from '#server/ports/destination.ts'
import type { WorkTracker } from '#server/ports/destination.ts'

type Options = {
  key: string
  tracker: Omit<WorkTracker, 'remove'>
  boards: Boards
  formFields: FormFields
  /** Whose days are written on the boards: the team's. */
  timeZone: string
}

/** The sales team's boards as a destination: each submission becomes an item. */
export function boardDestination({
  key,
  tracker,
  boards,
  formFields,
  timeZone,
}: Options): Destination {
  const item = ({ submission, receivedAt }: Parcel) =>
    boardItem(submission, dayIn(timeZone, new Date(receivedAt)), boards, formFields)
  return {
    key,
    name: tracker.name,
    service: tracker.name,
    send: (parcel, intent) => tracker.create(item(parcel), intent),
    find: (parcel, since) => tracker.find(item(parcel), since),
  }
}
