import { useRef, type MouseEvent, type PointerEvent } from 'react'
import type { StopName } from '#rules/run/run-moves.ts'
import { useRuns } from './use-runs.ts'

/**
 * What a stop's handle takes to be dragged along its run, by mouse, pen or finger: past a few pixels it is no press any
 * more, and where it is let go the stop stands.
 */
export function useStopDrag(runId: number, stop: StopName, from: number) {
  const { store, dragged, drag } = useRuns()
  const startedAt = useRef<number | null>(null)
  const isOver = useRef(false)
  const to =
    dragged !== null && 'runId' in dragged && dragged.runId === runId && dragged.from === from ? dragged.to : null
  const end = () => {
    startedAt.current = null
    if (to !== null) drag(null)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const button = event.target instanceof Element ? event.target.closest('[aria-expanded]') : null
      if (button === null || event.button !== 0) return
      button.setPointerCapture(event.pointerId)
      startedAt.current = event.clientY
      isOver.current = false
    },
    onPointerMove: (event: PointerEvent) => {
      const { clientY, currentTarget } = event
      if (startedAt.current === null || (to === null && Math.abs(clientY - startedAt.current) < leastMove)) return
      isOver.current = true
      if (clientY < edge) scrollBy(0, -scrollStep)
      else if (clientY > innerHeight - edge) scrollBy(0, scrollStep)
      const rows = [...(currentTarget.closest('ol')?.children ?? [])]
      const below = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom)
      const at = below < 0 ? rows.length - 1 : below
      if (at !== to) drag({ runId, from, to: at })
    },
    onPointerUp: () => {
      end()
      if (to !== null && to !== from) store.move(runId, stop, to)
    },
    onPointerCancel: end,
    /** What was dragged is not pressed. */
    onClickCapture: (event: MouseEvent) => {
      if (isOver.current) event.stopPropagation()
      isOver.current = false
    },
  }
}

/** Pixels. */
const leastMove = 6
const edge = 72
const scrollStep = 12
