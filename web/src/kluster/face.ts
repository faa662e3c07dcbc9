import type { GameFace } from '../games';
import Board from './Board.svelte';
import Count from './Count.svelte';
import Figures from './Figures.svelte';
import { expected, told } from './words';

/** Kluster at the table. */
export const kluster: GameFace = { Board, Figures, Count, expected, told };
