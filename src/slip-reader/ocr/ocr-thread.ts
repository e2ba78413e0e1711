import { parentPort } from 'node:worker_threads'
import { openEngine } from './engine.ts'
import type { OcrQuestion } from './ocr-question.ts'
import { readAgain } from './read-again.ts'
import { recognisedPage } from './recognised-page.ts'
import { openSecondEngine, type SecondEngine } from './second-engine.ts'

/** Runs in a thread of its own, which a failing engine takes down with it and nothing else. */
const engine = await openEngine()
let second: Promise<SecondEngine> | undefined

parentPort?.on('message', async (question: OcrQuestion) => {
  const answer = question.kind === 'look' ? recognisedPage(engine, question) : readAgain(await (second ??= openSecondEngine()), question)
  parentPort?.postMessage(await answer, [])
})
