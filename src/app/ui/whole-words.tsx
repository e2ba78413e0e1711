import './whole-words.css'

/** A sentence whose hours and « e-mail » are never cut at the end of a line: « 13h-17h » breaks after its hyphen else. */
export function WholeWords({ children }: { children: string }) {
  return children.split(/(\d+h-\d+h|e-mail)/).map((part, at) => (at % 2 === 0 ? part : <span key={at} className="whole-words">{part}</span>))
}
