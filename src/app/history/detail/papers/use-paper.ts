import { useRef, useState } from 'react'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import { useWorld, type World } from '#app/world.ts'
import { orderToastMs } from '#state/screen/toasts.ts'
import { fileFailure } from './file-failure.ts'

/** Where a paper comes from. */
export interface PaperSource {
  /** 'Le bordereau', for sentences. */
  readonly noun: string
  /** Opens it by itself; null when only its owner's call does. */
  readonly address: string | null
  /** Fetches it; null where it can only be opened. */
  readonly get: (() => Promise<File>) | null
  /** Shows a picture in place; null when it is none. */
  readonly onPicture: ((file: File) => void) | null
}

/** A paper that is fetched once, at the first press. `file`: null until it came. */
export function usePaper(source: PaperSource) {
  const world = useWorld()
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const under = useRef<Promise<File> | null>(null)

  /** Null when it did not come, which is told. */
  const bring = async (): Promise<File | null> => {
    if (file !== null) return file
    setBusy(true)
    try {
      under.current ??= source.get?.() ?? null
      const came = await under.current
      setFile(came)
      return came
    } catch (failure) {
      reportMistake(failure)
      tellFailure(world, failure, source.noun)
      return null
    } finally {
      under.current = null
      setBusy(false)
    }
  }
  return {
    file,
    busy,
    view: () => void view(world, source, bring),
    save: () => void bring().then((came) => came && keep(world, came, source.noun)),
    share: () => void bring().then((came) => came && handOn(world, came, source.noun)),
  }
}

/** A picture in place, anything else in a new tab; an installed app has none, and shares or saves it (R38). */
async function view(world: World, { noun, onPicture }: PaperSource, bring: () => Promise<File | null>): Promise<void> {
  const tab = onPicture === null && !world.installed ? world.openFileTab() : null
  const file = await bring()
  if (file === null) tab?.close()
  else if (onPicture !== null) onPicture(file)
  else if (tab !== null) tab.show(file)
  else if (world.shareFile !== null) await handOn(world, file, noun)
  else keep(world, file, noun)
}

async function handOn(world: World, file: File, noun: string): Promise<void> {
  if ((await world.shareFile?.(file)) === 'late')
    world.toasts.show('info', `${noun} est là : touche « Partager » encore une fois.`)
}

function keep(world: World, file: File, noun: string): void {
  world.saveFile(file)
  world.toasts.show('ok', `${noun} est dans tes téléchargements.`, orderToastMs)
}

function tellFailure(world: World, failure: unknown, noun: string): void {
  const sentence = fileFailure(failure, noun)
  if (sentence !== null) world.toasts.show('bad', sentence)
}
