// Loaded into a server before its program: in one of so many requests something throws where nobody expects it, by turns
// in what writes the answer and in a promise that nobody waits for. Tells who asks how often it has.
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
