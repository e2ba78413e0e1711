import { useRef, type PointerEvent } from 'react'
import { clock } from '#rules/moment/french.ts'
import { signatureBox, unsignedWords, type Unsigned } from '#rules/run/driver-acts.ts'
import { useMinute } from '#state/screen/use-minute.ts'
import { RadioCards } from '#ui/choose/radio-cards.tsx'
import { beginStroke, drawStroke, endStroke, signaturePath } from '../model/signature-strokes.ts'
import { useDriver } from '../model/use-driver.ts'
import type { ActFieldsProps } from './act-page.tsx'

interface SignatureFieldProps extends Pick<ActFieldsProps, 'draft' | 'change'> {
  /** What is signed: 'M. Exemple, 3 colis reçus'. */
  readonly words: string
  readonly isOptional?: boolean
}

/** A field to sign on by finger, whose strokes are kept as numbers; or why he does not sign. */
export function SignatureField({
  draft: { signs, signature, unsigned },
  change,
  words,
  isOptional = false,
}: SignatureFieldProps) {
  const { world } = useDriver()
  const now = useMinute(world.now)
  const drawn = useRef(signature)
  const line = useRef<SVGPathElement>(null)
  const isDown = useRef(false)
  const isEmpty = signature.length === 0
  const draw = (event: PointerEvent, touches: readonly Touch[], step: typeof beginStroke) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    for (const { clientX, clientY } of touches)
      drawn.current = step(drawn.current, { x: (clientX - left) / width, y: (clientY - top) / height })
    line.current?.setAttribute('d', signaturePath(drawn.current))
  }
  const end = () => {
    if (!isDown.current) return
    isDown.current = false
    change({ signature: endStroke(drawn.current) })
  }
  return (
    <section className="driver-part">
      {signs && (
        <div className="driver-part-head">
          <h2>Sa signature {isOptional && <span>facultative</span>}</h2>
          {!isEmpty && (
            <button type="button" onClick={() => change({ signature: [] })}>
              Effacer
            </button>
          )}
        </div>
      )}
      {signs ? (
        <div className="driver-sign">
          <svg
            viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
            role="img"
            aria-label={isEmpty ? 'Il signe ici, du doigt' : 'Signature'}
            onPointerDown={(event) => {
              if (isDown.current) return
              event.currentTarget.setPointerCapture(event.pointerId)
              isDown.current = true
              drawn.current = signature
              draw(event, [event], beginStroke)
            }}
            onPointerMove={(event) => isDown.current && draw(event, pathTo(event), drawStroke)}
            onPointerUp={end}
            onPointerCancel={end}
          >
            <path className="driver-sign-base" d="M60 330H940" />
            <path ref={line} d={signaturePath(signature)} />
          </svg>
          <p aria-hidden="true">{isEmpty ? 'Signe ici, du doigt' : `${words} à ${clock(now)}`}</p>
        </div>
      ) : (
        <div className="driver-choices">
          <RadioCards
            legend={<span className="driver-ask">Pourquoi ne signe-t-il pas ?</span>}
            name="unsigned"
            value={unsigned}
            onChange={(why) => change({ unsigned: why as Unsigned })}
            options={Object.entries(unsignedWords).map(([value, title]) => ({ value, title }))}
          />
        </div>
      )}
      {!isOptional && (
        <button type="button" className="driver-say" onClick={() => change({ signs: !signs, signature: [] })}>
          {signs ? 'Il ne signe pas' : 'Il signe'}
        </button>
      )}
    </section>
  )
}

type Touch = Pick<PointerEvent, 'clientX' | 'clientY'>

/** Where a finger was since the browser told last. */
function pathTo(event: PointerEvent): readonly Touch[] {
  const between = event.nativeEvent.getCoalescedEvents()
  return between.length > 0 ? between : [event]
}
