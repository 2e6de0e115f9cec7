// More than clicks: dragging a tile, turning it with the wheel or a key. Whatever the gesture, it ends in
// the same targets and actions as clicks do.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { sameAction } from '../action';
import type { Target } from '../game_ui';
import { rotInHand, turnInHand } from './hand';
import { handTarget } from './steps';
import type { Action, Galaxy, Placed, TablePicks, TileName, View } from './view';

export interface Carried {
  readonly tile: TileName;
  readonly x: number; // in units of the stage
  readonly y: number;
}

export interface Gestures {
  readonly carried: Carried | null;
  readonly dropped: { readonly tile: TileName; readonly target: Target } | null; // until the table answers
  rotOf(tile: TileName, rot: number): number; // as the player has turned it, told to the table or not yet
  grab(event: PointerEvent, tile: TileName): void;
  tap(tile: TileName): void;
  point(tile: TileName | null): void; // the pointer or the focus is on it
}

const farEnough = 6; // pixels: less is a click
const againWithin = 1200; // ms: clicking a tile just turned turns it again
const wheelPause = 120;
const settle = 160; // ms without a further turn, then the table is told
const patience = 1500;
const acknowledged = 60; // ms after a move is seen until the next one may be sent

const targetAt = (event: PointerEvent): Target | null => {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  return element?.closest('[data-target]')?.getAttribute('data-target') ?? null;
};

const inText = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && element.closest('input, textarea, select, [contenteditable]') !== null;

interface Hands {
  readonly view: View;
  readonly galaxy: Galaxy;
  readonly pile: readonly (TileName | null)[];
  readonly picks: TablePicks;
  readonly free: boolean; // the tiles may be touched
}

export const useGestures = (svg: RefObject<SVGSVGElement>, hands: Hands): Gestures => {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [dropped, setDropped] = useState<{ tile: TileName; target: Target } | null>(null);
  const [turning, setTurning] = useState<{ tile: TileName; rot: number } | null>(null);
  const turningNow = useRef(turning);
  turningNow.current = turning;
  const latest = useRef(hands);
  latest.current = hands;
  const pointed = useRef<TileName | null>(null);
  const carriedTile = useRef<TileName | null>(null);
  const justTurned = useRef<{ tile: TileName | null; at: number }>({ tile: null, at: -Infinity });
  const timer = useRef(0);
  const wasDragged = useRef(false);
  const layNext = useRef<Action | null>(null);

  const laid = (tile: TileName) => latest.current.galaxy.find((placed) => placed.tile === tile);
  const targetOf = (tile: TileName): Target => {
    const placed = laid(tile);
    return placed ? `cell:${placed.cell}` : handTarget(tile, rotInHand(latest.current.view, tile));
  };

  const lie = JSON.stringify([hands.galaxy, hands.pile]); // others' moves leave it as it is
  useEffect(() => {
    setTurning(null);
    const next = layNext.current;
    layNext.current = null;
    if (!next) setDropped(null);
    else window.setTimeout(() => latest.current.picks.play(next), acknowledged);
  }, [lie]);

  const turn = (tile: TileName, by: number): void => {
    const { view, picks, free } = latest.current;
    if (!free) return;
    const placed = laid(tile);
    if (!placed) {
      const chosen = picks.chosen(targetOf(tile));
      turnInHand(view, tile, (rotInHand(view, tile) + by + 4) % 4);
      if (chosen) picks.choose(targetOf(tile));
      return;
    }
    justTurned.current = { tile, at: performance.now() };
    const before = turningNow.current?.tile === tile ? turningNow.current.rot : placed.rot;
    const rot = (before + by + 4) % 4;
    turningNow.current = { tile, rot };
    setTurning(turningNow.current);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (rot !== placed.rot) latest.current.picks.play({ kind: 'rotate', cell: placed.cell, rotation: rot });
      timer.current = window.setTimeout(() => setTurning(null), patience);
    }, settle);
  };

  // From the hand onto a tile that lies: that one is taken back first, then this one laid.
  const takePlace = (tile: TileName, there: Placed): void => {
    const { picks, view } = latest.current;
    const { cell } = there;
    turnInHand(view, there.tile, there.rot);
    layNext.current = { kind: 'place', tile, rotation: rotInHand(view, tile), cell };
    setDropped({ tile, target: `cell:${cell}` });
    picks.play({ kind: 'remove', cell });
    window.setTimeout(() => setDropped(null), patience);
  };

  const drop = (tile: TileName, under: Target | null): void => {
    const { picks, view } = latest.current;
    const source = targetOf(tile);
    const target = under && picks.lit(under) ? under : laid(tile) && !under?.startsWith('cell:') ? 'hand' : under;
    if (target && target !== source && picks.lit(target)) {
      const placed = laid(tile);
      if (target === 'hand' && placed) turnInHand(view, tile, placed.rot);
      setDropped({ tile, target });
      window.setTimeout(() => setDropped(null), patience);
      picks.choose(target);
      return;
    }
    const there = latest.current.galaxy.find((placed) => `cell:${placed.cell}` === under);
    if (there && there.tile !== tile) takePlace(tile, there);
    else if (picks.chosen(source)) picks.choose(source); // back where it was
  };

  const grab = (event: PointerEvent, tile: TileName): void => {
    if (event.button !== 0 || !latest.current.free) return;
    const [startX, startY] = [event.clientX, event.clientY];
    let over: Target | null = null;
    const move = (at: PointerEvent): void => {
      if (at.pointerId !== event.pointerId) return;
      if (carriedTile.current === null) {
        if (Math.hypot(at.clientX - startX, at.clientY - startY) < farEnough) return;
        carriedTile.current = tile;
        const { picks } = latest.current;
        if (!picks.chosen(targetOf(tile))) picks.choose(targetOf(tile));
      }
      const matrix = svg.current?.getScreenCTM()?.inverse();
      if (!matrix) return;
      const { x, y } = new DOMPoint(at.clientX, at.clientY).matrixTransform(matrix);
      setCarried({ tile, x, y });
      const under = targetAt(at);
      if (under !== over) latest.current.picks.hover((over = under));
    };
    const end = (at: PointerEvent): void => {
      if (at.pointerId !== event.pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (carriedTile.current === null) return;
      carriedTile.current = null;
      setCarried(null);
      wasDragged.current = true;
      setTimeout(() => (wasDragged.current = false)); // the click that follows is none
      latest.current.picks.hover(null);
      drop(tile, at.type === 'pointerup' ? targetAt(at) : null);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };

  const tap = (tile: TileName): void => {
    if (wasDragged.current) return;
    const { picks, free } = latest.current;
    const target = targetOf(tile);
    const { tile: turnedTile, at } = justTurned.current;
    const again = laid(tile) && turnedTile === tile && performance.now() - at < againWithin;
    if (free && (picks.chosen(target) || again)) turn(tile, 1);
    else picks.choose(target);
  };

  useEffect(() => {
    let before = -Infinity;
    const onWheel = (event: WheelEvent): void => {
      const tile = carriedTile.current ?? pointed.current;
      if (tile === null || !latest.current.free || event.ctrlKey) return;
      event.preventDefault();
      if (event.timeStamp - before < wheelPause) return;
      before = event.timeStamp;
      turn(tile, event.deltaY > 0 ? 1 : -1);
    };
    const onKey = (event: KeyboardEvent): void => {
      const tile = carriedTile.current ?? pointed.current;
      if (tile === null || inText(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() === 'r') turn(tile, event.shiftKey ? -1 : 1);
      const placed = laid(tile);
      if (!placed || !latest.current.free) return;
      const { picks, view } = latest.current;
      if (event.key === 'Delete' || event.key === 'Backspace') {
        turnInHand(view, tile, placed.rot);
        picks.play({ kind: 'remove', cell: placed.cell });
      }
      const flip: Action = { kind: placed.down ? 'flip up' : 'flip down', cell: placed.cell };
      if (event.key.toLowerCase() === 'f' && picks.open.some((action) => sameAction(action, flip))) picks.play(flip);
    };
    const element = svg.current;
    element?.addEventListener('wheel', onWheel, { passive: false });
    addEventListener('keydown', onKey);
    return () => {
      element?.removeEventListener('wheel', onWheel);
      removeEventListener('keydown', onKey);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    carried,
    dropped,
    rotOf: (tile, rot) => (turning?.tile === tile ? turning.rot : rot),
    grab,
    tap,
    point: (tile) => (pointed.current = tile),
  };
};
