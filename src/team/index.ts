export * from './event.ts';
export * from './wire.ts';
