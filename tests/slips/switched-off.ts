/** Which function of the rules is switched off, and which of them have answered anything. */
export const switches = { off: '', heard: new Set<string>() }

type Rule = (...given: never[]) => unknown

/** The same function, but for what it answers while it is switched off. */
export function switchable(name: string, neutral: string, rule: Rule): Rule {
  return (...given) => {
    const answer = rule(...given)
    const nothing = { false: false, null: null, none: [], 'first argument': given[0] }[neutral]
    if (switches.off === name) return nothing
    if (!isSame(answer, nothing)) switches.heard.add(name)
    return answer
  }
}

function isSame(answer: unknown, nothing: unknown): boolean {
  if (!Array.isArray(answer) || !Array.isArray(nothing)) return answer === nothing
  return answer.length === nothing.length && answer.every((each, at) => each === nothing[at])
}
