import { parseAst } from 'vite'

/**
 * What every test of a file is called, `describe > it`, as a pattern: what is filled in when it runs ('%s', '$name', a
 * template's values) stands for any text.
 */
export function testNames(code: string): RegExp[] {
  return namesIn(parseAst(code, { lang: 'ts' }), []).map(
    (parts) => new RegExp(`^${parts.map(asPattern).join(' > ')}$`, 'su'),
  )
}

/** As much of a syntax tree as a test's name takes. */
type Node = Readonly<Record<string, unknown>>

function namesIn(node: unknown, above: readonly string[]): string[][] {
  if (Array.isArray(node)) return node.flatMap((each) => namesIn(each, above))
  if (!isNode(node)) return []
  const kind = node['type'] === 'CallExpression' ? calleeName(node['callee']) : ''
  const [first, ...rest] = (node['arguments'] ?? []) as unknown[]
  if (kind === 'it') return [[...above, titleOf(first)]]
  if (kind === 'describe') return namesIn(rest, [...above, titleOf(first)])
  return Object.values(node).flatMap((each) => namesIn(each, above))
}

/** 'it' of `it(…)` and of `it.each(…)(…)`; '' of `it.each(…)` alone. */
function calleeName(callee: unknown): string {
  if (!isNode(callee)) return ''
  if (callee['type'] === 'Identifier') return String(callee['name'])
  if (callee['type'] !== 'CallExpression') return ''
  const each = callee['callee']
  return isNode(each) && each['type'] === 'MemberExpression' ? calleeName(each['object']) : ''
}

/** A title as it is written; what a template computes becomes '%s'. */
function titleOf(title: unknown): string {
  if (!isNode(title)) return '%s'
  if (title['type'] === 'Literal') return String(title['value'])
  if (title['type'] !== 'TemplateLiteral') return '%s'
  return (title['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('%s')
}

function asPattern(title: string): string {
  return title
    .split(/%[sdijo]|\$[\w.]+/)
    .map((part) => part.replaceAll('%%', '%').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('(.+)')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}
