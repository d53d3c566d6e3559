#!/bin/sh
# Starts the lobby in a container with a read-only file system: copies the build to a temporary file system,
# configures it, and runs nginx on it. A load balancer in front terminates TLS.
#
# GATEWAY         host:port of the gateway, required: an address, or a name of /etc/hosts or with its full domain
# BALANCER        addresses or networks of the load balancer, whose x-forwarded-for and x-forwarded-proto apply
# LOBBY_CONFIG    the settings of the deployment (docs/operating.md); deploy/lobby.json by default
# PORT            8080 by default
# LOBBY_WORK      the temporary file system; /tmp/lobby by default
set -eu

home=$(cd "$(dirname "$0")/.." && pwd)
work=${LOBBY_WORK:-/tmp/lobby}
: "${GATEWAY:?GATEWAY is missing: host:port of the gateway}"

rm -rf "$work"
mkdir -p "$work"
cp -R "${LOBBY_DIST:-$home/dist}" "$work/dist"
node "$home/tools/configure/configure.ts" --dist "$work/dist" --config "${LOBBY_CONFIG:-$home/deploy/lobby.json}"

# nginx resolves names by DNS alone, without /etc/hosts.
address=$(getent -s files ahostsv4 "${GATEWAY%:*}" 2>/dev/null | awk 'NR == 1 { print $1 }')
servers=$(awk '$1 == "nameserver" && $2 !~ /%/ { printf "%s ", $2 ~ /:/ ? "[" $2 "]" : $2 }' /etc/resolv.conf)
balancer=${BALANCER:+$(printf 'set_real_ip_from %s; ' $BALANCER)}
# Without IPv6 nginx refuses its address.
ipv6=$(cat /proc/net/if_inet6 2>/dev/null || true)

brotli=$(find /usr/lib/nginx/modules /usr/share/nginx/modules -name 'ngx_http_brotli_static_module.so' 2>/dev/null | head -n 1 || true)

# The marked lines of deploy/nginx.conf. The load balancer redirects to https and terminates TLS.
sed -e '/^# Players log in over https only/,/^}/d' \
  -e "s|listen 443 ssl http2;.*|listen ${PORT:-8080};|" \
  -e "s|listen \[::\]:443 ssl http2;.*|${ipv6:+listen [::]:${PORT:-8080};}|" \
  -e '/^  ssl_/d' \
  -e "s|127.0.0.1:4400|${address:-${GATEWAY%:*}}:${GATEWAY##*:}|" \
  -e "s|resolver 127.0.0.53|resolver ${servers:-127.0.0.53}|" \
  -e "s|# set_real_ip_from .*|$balancer|" \
  -e 's|error_log /var/log/nginx/error.log|error_log stderr|' \
  -e "s|/srv/lobby/dist|$work/dist|" \
  -e 's|/var/log/nginx/lobby.log|/dev/stdout|' \
  ${brotli:+-e 's|# brotli_static on;|brotli_static on;|'} \
  "$home/deploy/nginx.conf" > "$work/lobby.conf"

{
  [ -z "$brotli" ] || echo "load_module $brotli;"
  echo "worker_processes ${NGINX_WORKERS:-auto};"
  echo "pid $work/pid;"
  echo "error_log stderr warn;"
  echo "events { worker_connections 4096; }"
  echo "http {"
  echo "  include /etc/nginx/mime.types;"
  for part in client_body proxy fastcgi uwsgi scgi; do echo "  ${part}_temp_path $work/$part;"; done
  echo "  include $work/lobby.conf;"
  echo "}"
} > "$work/nginx.conf"

exec nginx -p "$work" -c "$work/nginx.conf" -e stderr -g 'daemon off;'
