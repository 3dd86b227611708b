import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ports of a failover test on the loopback address. */
export interface Ports {
  /** HAProxy's ports: in front of the databases, and in front of the providers. */
  database: number;
  wallet: number;
  primary: number;
  standby: number;
  providers: readonly number[];
}

/** HAProxy's configuration, the same as an operator's except for the addresses. */
function configuration({ database, wallet, primary, standby, providers }: Ports): string {
  return `
defaults
  timeout connect 2s
  # Time without traffic. An event stream has a heartbeat every 15 s, so these timeouts never close it.
  timeout client 60s
  timeout server 60s
  timeout check 5s

# Only one database accepts writes: connections are sent to the standby only while the primary is down.
listen database
  mode tcp
  bind 127.0.0.1:${database}
  timeout client 1h
  timeout server 1h
  option pgsql-check user postgres
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${primary} check
  server standby 127.0.0.1:${standby} check backup

listen wallet
  mode http
  bind 127.0.0.1:${wallet}
  balance leastconn
  option forwardfor
  option httpchk
  http-check send meth GET uri /ready ver HTTP/1.1 hdr Host wallet
  default-server inter 1s fall 2 rise 1
  # While no provider is ready, HAProxy sends the same answer as a provider that must refuse requests.
  http-error status 503 content-type application/json string '{"error":"Please try again in a moment."}' hdr Retry-After 2
${providers.map((port, index) => `  server provider-${index + 1} 127.0.0.1:${port} check`).join('\n')}
`;
}

/** Writes the configuration into a directory. Returns the path of its file. */
export function writeHaproxyConfiguration(directory: string, ports: Ports): string {
  const file = join(directory, 'haproxy.cfg');
  writeFileSync(file, configuration(ports));
  return file;
}
