import { holdFloors } from './hold-floors.ts'

holdFloors('held')
