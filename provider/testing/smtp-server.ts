import { createServer, type Socket } from 'node:net';

/** A received message. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and text as sent. */
  data: string;
}

/** A mail server in this process. */
export interface SmtpServer {
  /** The address, in the form of `SMTP_URL`. */
  url: string;
  /** The accepted messages, oldest first. */
  received: readonly ReceivedMail[];
  /** Refuses further commands of a kind with this line; without a line, accepts them again. */
  refuse(command: 'RCPT' | 'DATA' | 'MAIL', line?: string): void;
  /** Accepts messages without an answer, until `release`. */
  hold(): void;
  release(): void;
  close(): Promise<void>;
}

/** Starts a mail server that accepts everything, with the minimum of RFC 5321 that a client needs. */
export function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const refusals = new Map<string, string>();
  const sockets = new Set<Socket>();
  let isHeld = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.setEncoding('utf8');
    let buffer = '';
    let mail: ReceivedMail = { from: '', to: [], data: '' };
    let isInData = false;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const obey = (line: string) => {
      const command = line.slice(0, 4).toUpperCase();
      const refusal = refusals.get(command);
      if (refusal !== undefined) return answer(refusal);
      const address = /<(.*)>/.exec(line)?.[1] ?? '';
      switch (command) {
        case 'EHLO':
        case 'HELO':
          return answer('250 mail.test');
        case 'MAIL':
          mail = { from: address, to: [], data: '' };
          return answer('250 2.1.0 Ok');
        case 'RCPT':
          mail.to.push(address);
          return answer('250 2.1.5 Ok');
        case 'DATA':
          isInData = true;
          return answer('354 End data with <CR><LF>.<CR><LF>');
        case 'QUIT':
          answer('221 2.0.0 Bye');
          return socket.end();
        default:
          return answer('502 5.5.2 Unknown command');
      }
    };
    socket.on('data', (chunk: string) => {
      buffer += chunk;
      for (;;) {
        const end = buffer.indexOf(isInData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = buffer.slice(0, end);
        buffer = buffer.slice(end + (isInData ? 5 : 2));
        if (isInData) {
          isInData = false;
          received.push({ ...mail, data: part.replaceAll('\r\n..', '\r\n.') });
          if (!isHeld) answer('250 2.0.0 Ok');
        } else {
          obey(part);
        }
      }
    });
    answer('220 mail.test ESMTP');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') {
        reject(new Error('The mail server listens on no port'));
        return;
      }
      resolve({
        url: `smtp://127.0.0.1:${address.port}`,
        received,
        refuse(command, line) {
          if (line === undefined) refusals.delete(command);
          else refusals.set(command, line);
        },
        hold: () => {
          isHeld = true;
        },
        release: () => {
          isHeld = false;
        },
        close: () =>
          new Promise((closed) => {
            for (const socket of sockets) socket.destroy();
            server.close(() => closed());
          }),
      });
    });
  });
}
