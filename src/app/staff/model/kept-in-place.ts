interface Numbered {
  readonly id: number
}

/** A new list with rows that stay, each behind its former predecessor: [1, 2, 3] → [1, 3], 2 stays → [1, 2, 3]. */
export function keptInPlace<Row extends Numbered>(
  before: readonly Row[],
  after: readonly Row[],
  stays: (id: number) => boolean,
): readonly Row[] {
  const rows = [...after]
  before.forEach((row, index) => {
    if (!stays(row.id) || rows.some(({ id }) => id === row.id)) return
    const neighbour = before.slice(0, index).findLast(({ id }) => rows.some((each) => each.id === id))
    rows.splice(neighbour === undefined ? 0 : rows.findIndex(({ id }) => id === neighbour.id) + 1, 0, row)
  })
  return rows
}
