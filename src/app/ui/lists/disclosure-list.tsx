import * as Radix from '@radix-ui/react-accordion'
import type { ReactNode } from 'react'
import './accordion.css'
import './disclosure-list.css'
import './fold-sign.css'

type Disclosure = { id: string; title: ReactNode; body: ReactNode }

/** Short answers that open one at a time; arrows, Home, End walk the titles, which are of `level` (Radix). */
export function DisclosureList({
  items,
  level = 3,
  openId,
}: {
  items: readonly Disclosure[]
  level?: 2 | 3
  openId?: string | undefined
}) {
  const Title = `h${level}` as const
  return (
    <Radix.Root type="single" collapsible className="accordion" {...(openId !== undefined && { defaultValue: openId })}>
      {items.map(({ id, title, body }) => (
        <Radix.Item key={id} value={id} className="accordion-item">
          <Radix.Header asChild>
            <Title className="disclosure-title">
              <Radix.Trigger className="disclosure-trigger fold-sign">{title}</Radix.Trigger>
            </Title>
          </Radix.Header>
          <Radix.Content className="accordion-body">{body}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
