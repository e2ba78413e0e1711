import '#app/styles/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createRealWorld } from './real-world.ts'
import { WorldContext } from './world.ts'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <WorldContext value={createRealWorld()}>
      <App />
    </WorldContext>
  </StrictMode>,
)
