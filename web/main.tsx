import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { connectFeatures } from './app.tsx'
import { queryClient } from './lib/api/query-client.ts'
import { followOtherTabs } from './lib/session/session.ts'
import { Routes } from './routes.tsx'
import './theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

connectFeatures()
followOtherTabs()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Routes />
    </QueryClientProvider>
  </StrictMode>,
)

// It leaves the line to the first screen. Without it the app still runs, and it is asked for again at the next start.
setTimeout(() => import('./background.ts').catch(() => undefined), 1000)
