import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { sleep } from '#adapters/device/device.ts'
import { loadWithRetry } from '#adapters/lazy/load-with-retry.ts'
import { forgiving } from './report-mistake.ts'

/** As `lazyWithRetry`, of what a screen can do without: nothing is drawn in its place, and nothing is said, when it does not come. */
export function lazyOrNothing<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    loadWithRetry(load, sleep).catch(forgiving((): { default: ComponentType<Props> } => ({ default: Nothing }))),
  )
}

function Nothing() {
  return null
}
