import './whole-words.css'

/** A sentence of ours whose joined words are not cut at the end of a line: a browser breaks « 13h-17h » and « e-mail » after the hyphen. */
export function WholeWords({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, at) => (at % 2 === 0 ? part : <span key={at} className="whole-words">{part}</span>))
}
