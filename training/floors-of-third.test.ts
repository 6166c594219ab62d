import { holdFloors } from './hold-floors.ts'

// All of it would take a minute of one core.
holdFloors('third', 4)
