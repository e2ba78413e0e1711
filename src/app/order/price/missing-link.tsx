import { goToField } from '#ui/ask/go-to-field.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { WholeWords } from '#ui/say/whole-words.tsx'
import { missingForPrice, missingWords, type Missing } from '../model/missing.ts'
import { useMissing } from '../model/use-missing.ts'
import './missing-link.css'

/** What the form lacks, in one line that leads to the first of it; nothing when it lacks nothing. `forPrice`: only what the price waits for. */
export function MissingLink({ forPrice = false }: { readonly forPrice?: boolean }) {
  const all = useMissing()
  const [first] = all
  if (first === undefined) return null
  return (
    <button type="button" className="missing-link" onClick={() => goToField(first.name)}>
      <LineIcon d="M12 3 2 20h20L12 3zm0 7v5m0 2.5v.1" />
      <span>
        <WholeWords>{missingLine(all, forPrice)}</WholeWords>
      </span>
      <LineIcon d="m9 6 6 6-6 6" />
    </button>
  )
}

function missingLine(all: readonly Missing[], forPrice: boolean): string {
  const wanted = forPrice ? missingForPrice(all) : []
  return missingWords(wanted.length > 0 ? wanted : all, all.length === 1)
}
