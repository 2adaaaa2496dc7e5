// Preloaded into a server: its parent process sets the clock error in milliseconds.
const TrueDate = Date;
let wrongByMs = 0;
const now = () => TrueDate.now() + wrongByMs;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, words, newTarget) =>
    Reflect.construct(target, words.length > 0 ? words : [now()], newTarget),
  apply: () => new TrueDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('message', (milliseconds) => {
  wrongByMs = milliseconds;
  process.send('shifted');
});
process.channel.unref();
