/** A transaction id short enough to read out: 'pi_3f09ab12cd34ef56' → 'pi_3f09ab12…'. */
export function shortTransaction(id: string): string {
  return id.length > 12 ? `${id.slice(0, 11)}…` : id
}
