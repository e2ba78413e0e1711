import { createElement, useSyncExternalStore, type ComponentType } from 'react'
import { useOrder } from './order-context.ts'

/**
 * A part of the form that comes once that stands, by its name in `late-parts.ts` (decision 121); nothing is in its
 * place before. `Module`: where it is written.
 */
export function latePart<Module extends object>(name: keyof Module & string): Module[keyof Module] {
  const Place = (props: object) => {
    const { late } = useOrder()
    const look = () => late.here as Record<string, ComponentType> | null
    const here = useSyncExternalStore(late.onHere, look, look)
    return here && createElement(here[name] as ComponentType, props)
  }
  return Place as unknown as Module[keyof Module]
}
