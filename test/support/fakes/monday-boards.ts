import { ApplicationError, readColumns, type Columns, type ColumnValue } from './monday-columns.ts'

export type BoardDefinition = { groups: readonly string[]; columns: Columns }

export type Item = {
  id: string
  name: string
  board: { id: string }
  group: { id: string; title: string }
  created_at: string
  columns: ColumnValue[]
  column_values: (args: { ids?: string[] }) => ColumnValue[]
}

type CreateItem = {
  board_id: string
  group_id?: string
  item_name: string
  column_values?: string
}
type Search = {
  board_id: string
  columns?: { column_id: string; column_values: (string | null)[] }[]
  cursor?: string
  limit: number
}

/** Boards in memory with the resolvers that mondaySchema needs. */
export function createBoards(definitions: Record<string, BoardDefinition>) {
  const items: Item[] = []
  let made = 0

  function boardOf(id: string): BoardDefinition {
    const board = definitions[id]
    if (!board) throw new ApplicationError('InvalidBoardIdException', `no board ${id}`)
    return board
  }

  function create({ board_id, group_id, item_name, column_values = '{}' }: CreateItem): Item {
    const board = boardOf(board_id)
    const group = group_id ?? board.groups[0]!
    if (!board.groups.includes(group)) {
      throw new ApplicationError('ResourceNotFoundException', `no group ${group}`)
    }
    const name = item_name.replaceAll(/<[^>]*>/g, '').trim()
    if (name.length < 1 || name.length > 255) {
      throw new ApplicationError('ItemNameTooLongException', '1 to 255 characters')
    }
    const columns = readColumns(board.columns, column_values)
    const item: Item = {
      id: String(9_000_000_000 + made++),
      name,
      board: { id: board_id },
      group: { id: group, title: group },
      created_at: new Date().toISOString(),
      columns,
      column_values: ({ ids }) => columns.filter(({ id }) => !ids || ids.includes(id)),
    }
    items.push(item)
    return item
  }

  function remove({ item_id }: { item_id: string }): Item {
    const at = items.findIndex(({ id }) => id === item_id)
    if (at < 0) throw new ApplicationError('ResourceNotFoundException', `no item ${item_id}`)
    return items.splice(at, 1)[0]!
  }

  function page(found: Item[], limit: number) {
    const rest = found.slice(limit).map(({ id }) => id)
    const cursor = rest.length ? Buffer.from(JSON.stringify(rest)).toString('base64') : null
    return { cursor, items: found.slice(0, limit) }
  }

  function fromCursor(cursor: string): Item[] {
    const ids = JSON.parse(Buffer.from(cursor, 'base64').toString()) as string[]
    return items.filter(({ id }) => ids.includes(id))
  }

  function search({ board_id, columns, cursor, limit }: Search) {
    if (columns && cursor) {
      throw new ApplicationError(
        'InvalidArgumentException',
        'columns and cursor exclude each other',
      )
    }
    if (limit > 500) throw new ApplicationError('InvalidArgumentException', 'limit is at most 500')
    const board = boardOf(board_id)
    const wanted = (columns ?? []).map(({ column_id, column_values }) => {
      if (!board.columns[column_id]) {
        throw new ApplicationError('InvalidColumnIdException', `no column ${column_id}`)
      }
      return { column_id, values: column_values.map((value) => (value ?? '').toLowerCase()) }
    })
    const found = items.filter(
      (item) =>
        item.board.id === board_id &&
        wanted.every(({ column_id, values }) =>
          item.columns.some(
            ({ id, searched }) => id === column_id && values.includes(searched.toLowerCase()),
          ),
        ),
    )
    return page(cursor ? fromCursor(cursor) : found, limit)
  }

  return {
    items: items as readonly Item[],
    resolvers: {
      create_item: create,
      delete_item: remove,
      items_page_by_column_values: search,
      next_items_page: ({ cursor, limit }: { cursor: string; limit: number }) =>
        page(fromCursor(cursor), limit),
    },
  }
}
