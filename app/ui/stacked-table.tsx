/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- phones show such tables with `display: block`, which takes the roles of a table away in some browsers */
import type { ComponentProps } from 'react'

// A table that phones show as a list: its parts, with their roles said. `DataTable` makes a whole
// one of texts.

export const Table = (props: ComponentProps<'table'>) => <table {...props} role="table" />

export const TableHead = (props: ComponentProps<'thead'>) => <thead {...props} role="rowgroup" />

export const TableBody = (props: ComponentProps<'tbody'>) => <tbody {...props} role="rowgroup" />

export const TableFoot = (props: ComponentProps<'tfoot'>) => <tfoot {...props} role="rowgroup" />

export const Row = (props: ComponentProps<'tr'>) => <tr {...props} role="row" />

export const ColumnHead = (props: ComponentProps<'th'>) => (
  <th {...props} scope="col" role="columnheader" />
)

/** `label` says on phones what the value is of. */
export const RowHead = ({ label, ...props }: ComponentProps<'th'> & Labeled) => (
  <th {...props} scope="row" role="rowheader" data-label={label} />
)

export const Cell = ({ label, ...props }: ComponentProps<'td'> & Labeled) => (
  <td {...props} role="cell" data-label={label} />
)

type Labeled = { label?: string | undefined }
