// node bench/team-viewers.js ADDRESS TOKEN COUNT TABLES: viewers in a process of their own. Prints
// `ready` when everybody has got everything; on a line of input, how long events took to get here.
import { Agent, get } from 'node:http';

const [address, token, count, tables] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
let took = [];
let greeted = 0;
let ended = 0;

function view(table) {
  const options = { agent, headers: { Authorization: `Bearer ${token}` } };
  get(`${address}team/api/live?table=${table}`, options, (answer) => {
    let isGreeted = false;
    answer.setEncoding('utf8').on('data', (text) => {
      if (!isGreeted && text.includes('event: table\n')) {
        isGreeted = true;
        if (++greeted === Number(count)) process.stdout.write('ready\n');
      }
      const now = performance.timeOrigin + performance.now();
      // Only what has just changed is marked with a time.
      if (!text.startsWith('event: hands')) return;
      for (const [, mark] of text.matchAll(/Event: sent at (\d+(?:\.\d+)?)/g)) {
        took.push(now - Number(mark));
      }
    });
    answer.on('close', () => ended++);
  });
}

for (let i = 0; i < Number(count); i++) {
  view((i % Number(tables)) + 1);
  if (i % 50 === 49) await new Promise((done) => setTimeout(done, 50));
}

process.stdin.on('data', () => {
  process.stdout.write(`${JSON.stringify({ took, ended })}\n`);
  took = [];
});
