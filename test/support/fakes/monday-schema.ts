import { buildSchema } from 'graphql'

/**
 * What the site uses of monday.com's GraphQL API, after its reference of September 2026:
 * developer.monday.com/api-reference/reference/items, …/items-page-by-column-values,
 * …/items-page, …/column-values-v2 and the pages of the column types.
 */
export const mondaySchema = buildSchema(`
  scalar JSON
  scalar Date

  type Query {
    items_page_by_column_values(
      board_id: ID!
      columns: [ItemsPageByColumnValuesQuery!]
      cursor: String
      hierarchy_scope_config: String
      limit: Int! = 25
    ): ItemsResponse!
    next_items_page(cursor: String!, limit: Int! = 25): ItemsResponse!
  }

  type Mutation {
    create_item(
      board_id: ID!
      column_values: JSON
      create_labels_if_missing: Boolean
      group_id: String
      item_name: String!
      position_relative_method: PositionRelative
      relative_to: ID
    ): Item
    delete_item(item_id: ID): Item
  }

  input ItemsPageByColumnValuesQuery {
    column_id: String!
    column_values: [String]!
  }

  enum PositionRelative { after_at before_at }

  type ItemsResponse {
    cursor: String
    items: [Item!]!
  }

  type Item {
    id: ID!
    name: String!
    created_at: Date
    board: Board
    group: Group
    column_values(ids: [String!]): [ColumnValue!]!
  }

  type Board { id: ID! }
  type Group { id: ID! title: String! }

  interface ColumnValue {
    id: ID!
    text: String
    type: ColumnType!
    value: JSON
  }
  enum ColumnType { date dropdown email long_text phone status text }

  type TextValue implements ColumnValue { id: ID! text: String type: ColumnType! value: JSON }
  type LongTextValue implements ColumnValue { id: ID! text: String type: ColumnType! value: JSON }
  type DateValue implements ColumnValue { id: ID! text: String type: ColumnType! value: JSON date: String }
  type StatusValue implements ColumnValue { id: ID! text: String type: ColumnType! value: JSON label: String }
  type DropdownValue implements ColumnValue { id: ID! text: String type: ColumnType! value: JSON }
  type EmailValue implements ColumnValue {
    id: ID! text: String type: ColumnType! value: JSON email: String label: String
  }
  type PhoneValue implements ColumnValue {
    id: ID! text: String type: ColumnType! value: JSON phone: String country_short_name: String
  }
`)
