/** Runs a task once the next frame is drawn: what a key or a tap entails does not hold up what is seen of it. */
export type AfterPaint = (task: () => void) => void

/** A page that is not drawn, hidden or asleep, runs it all the same. */
export const afterPaint: AfterPaint = (task) => {
  let isDone = false
  const run = () => {
    if (!isDone) task()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(run))
  setTimeout(run, longestFrameMs)
}

const longestFrameMs = 100
