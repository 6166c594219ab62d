import { readConfig } from '../config.ts'
import { serve } from '../serve.ts'

// The API as a process of its own, without the built web app, so that a test can stop or kill it.
await serve(readConfig(process.env))
