import { holdFloors } from './hold-floors.ts'

holdFloors('answered')
