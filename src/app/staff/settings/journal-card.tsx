import { useState } from 'react'
import { boundDate, clock, shortDay } from '#rules/moment/french.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { Card } from '#ui/frame/card.tsx'
import { Note } from '#ui/say/note.tsx'
import { TextButton } from '../pieces/text-button.tsx'
import { useSettings } from './model/use-settings.ts'

/** Who changed what, and when: the newest first. */
export function JournalCard() {
  const { journal } = useSettings().standing
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? journal : journal.slice(0, fewest)
  const isLong = journal.length > fewest || journal.some(({ words }) => words.length > fewestLines)
  return (
    <Card id="journal" title="Journal">
      {journal.length === 0 && <Note>Rien n’a encore été réglé.</Note>}
      <ol className="settings-rows">
        {shown.map(({ at, by, words }, index) => (
          <li key={`${at.getTime()} ${index}`} className="settings-journal-row">
            {(isWhole ? words : words.slice(0, fewestLines)).map((line) => (
              <b key={line}>{line}</b>
            ))}
            {!isWhole && words.length > fewestLines && <span>et {words.length - fewestLines} de plus</span>}
            <span>
              {by}, {boundDate(`${shortDay(parisDay(at))} à ${clock(at)}`)}
            </span>
          </li>
        ))}
      </ol>
      {!isWhole && isLong && <TextButton onClick={() => setWhole(true)}>Voir tout le journal</TextButton>}
    </Card>
  )
}

const fewest = 5
const fewestLines = 3
