import { parentPort } from 'node:worker_threads'
import { openEngine } from './engine.ts'
import type { OcrQuestion } from './ocr-question.ts'
import { recognisedPage } from './recognised-page.ts'

/** Runs in a thread of its own, which a failing engine takes down with it and nothing else. */
const engine = await openEngine()

parentPort?.on('message', async (question: OcrQuestion) => {
  parentPort?.postMessage(await recognisedPage(engine, question), [])
})
