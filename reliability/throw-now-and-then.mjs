// Preloaded into a server: one request in this many meets an unexpected error, alternately in the
// response and in an unawaited promise. Reports its count on request.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';

const everyNth = Number(process.env.THROW_EVERY);
const unlucky = new AsyncLocalStorage();
const thrown = { errors: 0, rejections: 0 };
let requests = 0;

const emit = Server.prototype.emit;
Server.prototype.emit = function (event, ...args) {
  if (event !== 'request' || args[0].url.startsWith('/health')) return emit.call(this, event, ...args);
  requests += 1;
  if (requests % everyNth !== 0) return emit.call(this, event, ...args);
  if ((requests / everyNth) % 2 === 0) {
    thrown.rejections += 1;
    void Promise.reject(new Error('injected rejection'));
    return emit.call(this, event, ...args);
  }
  return unlucky.run({ isSpent: false }, () => emit.call(this, event, ...args));
};

const { stringify } = JSON;
JSON.stringify = (value, ...options) => {
  const luck = unlucky.getStore();
  if (luck && !luck.isSpent && value?.success === true) {
    luck.isSpent = true;
    thrown.errors += 1;
    throw new Error('injected error');
  }
  return stringify(value, ...options);
};

process.on('message', () => process.send({ ...thrown, requests }));
process.channel.unref();
