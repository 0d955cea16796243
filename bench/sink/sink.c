/*
 * An SMTP server that takes every mail and keeps none: the far end of a sending benchmark, fast enough not to be what is
 * measured. One thread, epoll, no copy of a mail's text.
 *
 * Use: sink [-p port] [-d delay_ms] [-c counter_file]
 *   -p  0 = any free port; the chosen one is printed as the first line
 *   -d  every mail is acknowledged this much later
 *   -c  a file of one 64-bit number that always holds the count of mails
 * SIGUSR1 prints the counts; SIGTERM and SIGINT print them and end.
 */
#define _GNU_SOURCE
#include "conversation.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define MAX_EVENTS 256

static int poller;
static uint64_t delay_ns, connections, bytes, own_counter;
static volatile uint64_t *mails = &own_counter;
/* All delays are equal, so that the first one held is the first one due. */
static struct client *first_held, *last_held;
/* Their addresses tell these two sources of events from clients. */
static char listener_mark, signals_mark;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static uint64_t now_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static void watch(int operation, int fd, uint32_t events, void *subject) {
  struct epoll_event event = {.events = events, .data.ptr = subject};
  if (epoll_ctl(poller, operation, fd, &event) < 0) fail("epoll_ctl");
}

static void hold(struct client *client) {
  client->due_at = now_ns() + delay_ns;
  client->next_held = NULL;
  if (last_held) last_held->next_held = client;
  else first_held = client;
  last_held = client;
  watch(EPOLL_CTL_MOD, client->fd, 0, client);
}

static void forget_held(struct client *client) {
  struct client **link = &first_held, *before = NULL;
  for (; *link && *link != client; link = &(*link)->next_held) before = *link;
  if (!*link) return;
  *link = client->next_held;
  if (last_held == client) last_held = before;
}

static void drop(struct client *client) {
  forget_held(client);
  close(client->fd);
  free(client);
}

/* Returns 0 when the client was dropped. */
static int work(struct client *client) {
  if (!converse(client, delay_ns > 0, mails)) {
    drop(client);
    return 0;
  }
  if (client->is_held) hold(client);
  return 1;
}

static void receive(struct client *client) {
  ssize_t got = recv(client->fd, client->input + client->input_end, INPUT_SIZE - client->input_end, 0);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (got <= 0) {
    drop(client);
    return;
  }
  bytes += (uint64_t)got;
  client->input_end += (size_t)got;
  work(client);
}

static void release_due(void) {
  uint64_t now = first_held ? now_ns() : 0;
  while (first_held && first_held->due_at <= now) {
    struct client *client = first_held;
    first_held = client->next_held;
    if (!first_held) last_held = NULL;
    if (!acknowledge_held(client)) drop(client);
    else if (work(client) && !client->is_held) watch(EPOLL_CTL_MOD, client->fd, EPOLLIN, client);
  }
}

static void welcome(int listener) {
  for (int fd, on = 1; (fd = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC)) >= 0;) {
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    struct client *client = malloc(sizeof *client);
    if (!client) fail("malloc");
    memset(client, 0, offsetof(struct client, input));
    client->fd = fd;
    watch(EPOLL_CTL_ADD, fd, EPOLLIN, client);
    connections++;
    if (!greet(client)) drop(client);
  }
}

static int listen_on(uint16_t port) {
  int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0), on = 1;
  struct sockaddr_in address = {
      .sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof address;
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  if (bind(listener, (struct sockaddr *)&address, size) < 0 || listen(listener, 1024) < 0) fail("listen");
  getsockname(listener, (struct sockaddr *)&address, &size);
  printf("port=%d\n", ntohs(address.sin_port));
  fflush(stdout);
  return listener;
}

static void share_counter(const char *path) {
  int fd = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (fd < 0 || ftruncate(fd, sizeof *mails) < 0) fail(path);
  mails = mmap(NULL, sizeof *mails, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (mails == MAP_FAILED) fail("mmap");
}

/* Signals come as events like any other. */
static int await_signals(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGINT);
  sigprocmask(SIG_BLOCK, &set, NULL);
  return signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
}

/* Returns 0 when the program is to end. */
static int obey(int signals) {
  struct signalfd_siginfo info;
  if (read(signals, &info, sizeof info) != sizeof info) return 1;
  printf("mails=%llu connections=%llu bytes=%llu\n", (unsigned long long)*mails, (unsigned long long)connections,
         (unsigned long long)bytes);
  fflush(stdout);
  return info.ssi_signo == SIGUSR1;
}

static int ms_until_due(void) {
  if (!first_held) return -1;
  uint64_t now = now_ns();
  return first_held->due_at <= now ? 0 : (int)((first_held->due_at - now + 999999) / 1000000);
}

static void serve(int listener, int signals) {
  struct epoll_event events[MAX_EVENTS];
  for (;;) {
    int count = epoll_wait(poller, events, MAX_EVENTS, ms_until_due());
    for (int i = 0; i < count; i++) {
      void *subject = events[i].data.ptr;
      if (subject == &listener_mark) welcome(listener);
      else if (subject == &signals_mark) {
        if (!obey(signals)) return;
      } else if (events[i].events & EPOLLIN) receive(subject);
      else drop(subject);
    }
    release_due();
  }
}

int main(int count, char **values) {
  uint16_t port = 0;
  for (int option; (option = getopt(count, values, "p:d:c:")) != -1;) {
    if (option == 'p') port = (uint16_t)atoi(optarg);
    else if (option == 'd') delay_ns = (uint64_t)(atof(optarg) * 1e6);
    else if (option == 'c') share_counter(optarg);
    else return 2;
  }
  poller = epoll_create1(EPOLL_CLOEXEC);
  int signals = await_signals(), listener = listen_on(port);
  watch(EPOLL_CTL_ADD, signals, EPOLLIN, &signals_mark);
  watch(EPOLL_CTL_ADD, listener, EPOLLIN, &listener_mark);
  serve(listener, signals);
  return 0;
}
